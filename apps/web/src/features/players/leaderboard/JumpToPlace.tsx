import { readWhole } from '@rondo/domain/text';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ChevronRightIcon } from '../../../ui/icons.ts';
import { NumberField } from '../../../ui/NumberField.tsx';

export interface JumpToPlaceProps {
  /** The last place. */
  last: number;
  onJump: (place: number) => void;
}

/** Goes to the place that is typed; numbers beyond the last one mean the last one. */
export function JumpToPlace({ last, onJump }: JumpToPlaceProps) {
  const { t } = useTranslation('pages/players');
  const [text, setText] = useState('');
  const place = readWhole(text) ?? 0;
  const isPlace = place >= 1 && last > 0;
  return (
    <form
      className="min-w-0 max-md:order-1 max-md:flex-[1_1_9rem] md:ml-auto"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPlace) onJump(Math.min(place, last));
      }}
    >
      <NumberField
        className="w-50 max-md:w-full"
        label={t('jump.label')}
        hideLabel
        placeholder={t('jump.label')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
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
