import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldFrame, splitFrame } from './Field.tsx';

export interface TextAreaProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [frame, area] = splitFrame(props);
  return <Field {...frame}>{(wiring) => <textarea {...area} {...wiring} className="input" />}</Field>;
}
