import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import './Checkbox.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

function useDescription({ hint, error }: Pick<CheckboxProps, 'hint' | 'error'>) {
  const id = useId();
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { hintId: `${id}-hint`, errorId: `${id}-error`, describedBy: ids || undefined };
}

/** A box to tick, with its words to the right. Takes `register(...)`, or checked and onChange. */
export function Checkbox({ label, hint, error, className = '', ...input }: CheckboxProps) {
  const { hintId, errorId, describedBy } = useDescription({ hint, error });
  return (
    <div className={`check ${className}`}>
      <label>
        <input
          {...input}
          type="checkbox"
          className="check-box"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <span id={hintId} className="check-hint">
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

export interface SwitchProps extends Omit<CheckboxProps, 'hint' | 'error'> {
  /** The words are left of the switch (default) or only for screen readers. */
  hideLabel?: boolean;
}

/** Something that is on or off at once, without a save. */
export function Switch({ label, hideLabel = false, className = '', ...input }: SwitchProps) {
  return (
    <label className={`switch ${className}`}>
      <span className={hideLabel ? 'sr-only' : 'text-muted'}>{label}</span>
      <input {...input} type="checkbox" role="switch" className="switch-track" />
    </label>
  );
}
