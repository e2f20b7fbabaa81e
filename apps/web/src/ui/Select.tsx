import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldFrame, splitFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { ChevronDownIcon } from './icons.ts';

export interface SelectOption<T extends string = string> {
  value: T;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<T extends string>
  extends FieldFrame,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'className' | 'value' | 'onSelect'> {
  options: readonly SelectOption<T>[];
  value?: T;
  onSelect?: (value: T) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a short list, with the browser's own menu. */
export function Select<T extends string>(props: SelectProps<T>) {
  const [frame, { options, onSelect, onChange, ...select }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="input input-select">
          <select
            {...select}
            {...wiring}
            onChange={(event) => {
              onChange?.(event);
              onSelect?.(event.currentTarget.value as T);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} size={16} />
        </div>
      )}
    </Field>
  );
}
