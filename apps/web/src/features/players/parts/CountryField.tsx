import { COUNTRIES, UNKNOWN_COUNTRY } from '@rondo/domain/players';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Field, type FieldFrame } from '../../../ui/Field.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ChevronDownIcon } from '../../../ui/icons.ts';

export interface CountryFieldProps extends FieldFrame {
  /** Letters of a country; blank for none. */
  value: string;
  disabled?: boolean;
  /** Words for no choice yet; without them there is always one. */
  noneLabel?: string;
  /** Words for a country that is not known. */
  unknownLabel: string;
  onSelect: (country: string) => void;
}

/** A country by its name in the page's language, "unknown" among them. */
export function CountryField(props: CountryFieldProps) {
  const { value, disabled, noneLabel, unknownLabel, onSelect, ...frame } = props;
  const { language } = useTranslation();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return COUNTRIES.filter((code) => code !== UNKNOWN_COUNTRY)
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }, [language]);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="input input-select">
          {value === '' ? null : (
            <span className="inline-flex flex-none pl-3">
              <Flag country={value} />
            </span>
          )}
          <select
            {...wiring}
            value={value}
            disabled={disabled}
            onChange={(event) => onSelect(event.currentTarget.value)}
          >
            {noneLabel === undefined ? null : <option value="">{noneLabel}</option>}
            <option value={UNKNOWN_COUNTRY}>{unknownLabel}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} size={16} />
        </div>
      )}
    </Field>
  );
}
