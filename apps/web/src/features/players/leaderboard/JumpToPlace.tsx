import { useState } from 'react';
import { halfWidth } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ChevronRightIcon } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/TextField.tsx';

export interface JumpToPlaceProps {
  /** The last place. */
  last: number;
  onJump: (place: number) => void;
}

/** Goes to the place that is typed; numbers beyond the last one mean the last one. */
export function JumpToPlace({ last, onJump }: JumpToPlaceProps) {
  const { t } = useTranslation('pages/players');
  const [text, setText] = useState('');
  const place = Number(text);
  const isPlace = Number.isInteger(place) && place >= 1 && last > 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPlace) onJump(Math.min(place, last));
      }}
    >
      <TextField
        className="w-50"
        label={t('jump.label')}
        hideLabel
        placeholder={t('jump.label')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={text}
        onChange={(event) => setText(halfWidth(event.currentTarget.value).replace(/\D/g, ''))}
        trailing={
          <IconButton
            type="submit"
            size="small"
            className="-mr-2"
            icon={ChevronRightIcon}
            label={t('jump.go')}
            disabled={!isPlace}
          />
        }
      />
    </form>
  );
}
