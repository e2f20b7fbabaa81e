import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldFrame } from './Field.tsx';

export interface TextAreaProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'className'> {
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  required,
  aside,
  className,
  id,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, required, aside, className, id }}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          required={undefined}
          aria-required={wiring.required}
          className="input"
        />
      )}
    </Field>
  );
}
