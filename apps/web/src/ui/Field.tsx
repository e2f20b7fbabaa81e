import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import './Field.css';

export interface FieldFrame {
  label: string;
  /** A quiet line below, tied to the field. */
  hint?: ReactNode;
  /** What is wrong, shown with an icon in place of the hint's colour. */
  error?: string | null | undefined;
  /** The label is for screen readers only; for fields whose place makes their meaning plain. */
  hideLabel?: boolean;
  required?: boolean;
  /** Words at the right end of the label's line, such as a counter. */
  aside?: ReactNode;
  className?: string | undefined;
  /** An id given by the caller instead of a generated one. */
  id?: string | undefined;
}

/** What the control inside a field has to carry. */
export interface FieldWiring extends ReturnType<typeof described> {
  id: string;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldFrame {
  children: (wiring: FieldWiring) => ReactNode;
}

/** What the frame takes of a field's props, and what is left for its control. */
export function splitFrame<Props extends FieldFrame>(props: Props) {
  const { label, hint, error, hideLabel, required, aside, className, id, ...control } = props;
  return [{ label, hint, error, hideLabel, required, aside, className, id }, control] as const;
}

/** Ties a control to its hint and its error, whose ids begin with its own. */
export function described(id: string, hint: ReactNode, error: string | null | undefined) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** Label, control, hint and error, tied to each other. */
export function Field(props: FieldProps) {
  const { label, hint, error, hideLabel, required, aside, className = '', id, children } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={`field ${className}`}>
      <div className={hideLabel ? 'sr-only' : 'field-label'}>
        <label htmlFor={fieldId}>
          {label}
          {required ? <span aria-hidden="true"> *</span> : null}
        </label>
        {aside === undefined ? null : (
          <span className="text-12/5 font-normal text-faint tabular-nums">{aside}</span>
        )}
      </div>
      {children({
        id: fieldId,
        ...described(fieldId, hint, error),
        'aria-required': required || undefined,
      })}
      {hint ? (
        <span id={`${fieldId}-hint`} className="field-hint">
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={`${fieldId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
