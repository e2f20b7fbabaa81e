import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { described } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import './Checkbox.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its words to the right. Takes `register(...)`, or checked and onChange. */
export function Checkbox({ label, hint, error, className = '', ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={`check grid justify-items-start gap-1 ${className}`}>
      <label>
        <CheckboxBox {...input} {...described(id, hint, error)} />
        <span>{label}</span>
      </label>
      {hint ? (
        <span id={`${id}-hint`} className="pl-7.5 text-12 text-faint">
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** Something that is on or off at once, without a save; its words are left of it. */
export function Switch({ label, className = '', ...input }: Omit<CheckboxProps, 'hint' | 'error'>) {
  return (
    <label className={`inline-flex min-h-10 items-center gap-3 ${className}`}>
      <span className="text-muted">{label}</span>
      <SwitchTrack {...input} />
    </label>
  );
}

export interface BoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The box alone, where its words stand elsewhere. */
export function CheckboxBox({ className = '', ...input }: BoxProps) {
  return <input {...input} type="checkbox" className={`check-box ${className}`} />;
}

/** The switch alone, where its words stand elsewhere. */
export function SwitchTrack(input: Omit<BoxProps, 'className'>) {
  return <input {...input} type="checkbox" role="switch" className="switch-track" />;
}
