import { useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Field, type FieldFrame, splitFrame } from './Field.tsx';
import type { Swatches } from './ColourPicker.tsx';
import './ColourField.css';

const ColourPicker = lazyPart(() => import('./ColourPicker.tsx'), 'ColourPicker');

export interface ColourFieldProps extends FieldFrame {
  /** "#RRGGBB" while it is one; whatever is typed until then. */
  value: string;
  onChange: (value: string) => void;
  swatches?: Swatches;
}

const isWhole = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** A colour: typed as hex digits, or picked. */
export function ColourField(props: ColourFieldProps) {
  const [frame, { value, onChange, swatches }] = splitFrame(props);
  const { t } = useTranslation('colour');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const colour = isWhole(value) ? value : '#000000';
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="input">
          <button
            ref={button}
            type="button"
            className="colour-swatch -ml-1.5 size-7 flex-none cursor-pointer"
            style={{ background: isWhole(value) ? value : 'none' }}
            aria-label={t('pick')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          />
          <input
            {...wiring}
            className="mono"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={value}
            onChange={(event) => onChange(withSign(event.currentTarget.value))}
          />
          {isOpen ? (
            <ColourPicker
              label={t('pick')}
              anchor={button}
              colour={colour}
              swatches={swatches}
              onChange={onChange}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Six digits without their sign are a colour as well. */
const withSign = (text: string) => (/^[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text.trim());
