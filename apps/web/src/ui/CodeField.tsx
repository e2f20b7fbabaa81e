import type { Ref, TextareaHTMLAttributes } from 'react';
import './CodeField.css';
import { Field, type FieldFrame, splitFrame } from './Field.tsx';

/** A stretch of the text and how it is drawn. */
export interface CodePart {
  readonly text: string;
  readonly look: 'plain' | 'name' | 'number' | 'quiet';
  /** Where something is wrong; an empty text marks a place between two signs. */
  readonly isWrong?: boolean;
}

export interface CodeFieldProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'value' | 'required'> {
  value: string;
  /** Joined they are the value. */
  parts: readonly CodePart[];
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text box whose words are coloured and whose wrong place is underlined: the colours lie behind the box's own text. */
export function CodeField(props: CodeFieldProps) {
  const [frame, { parts, rows = 1, ...box }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="code">
          <div className="code-layer" aria-hidden="true">
            {parts.map(({ text, look, isWrong }, place) => (
              <span key={`${place} ${text}`} data-look={look} data-wrong={isWrong || undefined}>
                {text}
              </span>
            ))}
            {/* A last empty line has a height, too. */}
            {'\n'}
          </div>
          <textarea
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...box}
            {...wiring}
            rows={rows}
            className="code-box"
          />
        </div>
      )}
    </Field>
  );
}
