import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { Combobox } from '../../../ui/Combobox.tsx';
import { type PlayerHit, playerLookup, PlayerOption } from '../../search/index.ts';

export interface PlayerBoxProps {
  label: string;
  error?: string | null;
  /** It came in the place of whom was chosen before. */
  takesFocus?: boolean;
  /** Null: the text no longer names whom was chosen. */
  onChoose: (id: number | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Looks a player up by name. */
export function PlayerBox({ label, error = null, takesFocus = false, onChoose, ref }: PlayerBoxProps) {
  const { t } = useTranslation('pages/compare');
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const lookup = useLookup<PlayerHit>(text, isChosen, playerLookup);
  return (
    <Combobox
      {...lookup}
      ref={input}
      label={label}
      placeholder={t('chooser.placeholder')}
      error={error}
      text={text}
      maxLength={100}
      onText={(next) => {
        setText(next);
        if (isChosen) onChoose(null);
        setChosen(false);
      }}
      renderOption={(player) => <PlayerOption player={player} />}
      onSelect={(player) => {
        setText(player.name);
        setChosen(true);
        onChoose(player.id);
      }}
    />
  );
}
