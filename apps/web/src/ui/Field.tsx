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
}

/** What the control inside a field has to carry. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

interface FieldProps extends FieldFrame {
  className?: string;
  /** An id given by the caller instead of a generated one. */
  id?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, tied to each other. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  required,
  aside,
  className = '',
  id,
  children,
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`field ${className}`}>
      <div className={hideLabel ? 'sr-only' : 'field-label'}>
        <label htmlFor={fieldId}>
          {label}
          {required ? <span aria-hidden="true"> *</span> : null}
        </label>
        {aside === undefined ? null : <span className="field-aside">{aside}</span>}
      </div>
      {children({
        id: fieldId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
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
