import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLookup } from '../../../lib/use-lookup.ts';
import { Combobox } from '../../../ui/Combobox.tsx';
import { type Creator, searchCreators } from '../api.ts';
import { listed } from '../../../lib/i18n/texts.ts';

export interface CreatorSearchProps {
  label: string;
  hint?: string;
  /** The creator to leave out. */
  except?: number;
  disabled?: boolean;
  /** Where to look; all creators by part of name or alias unless said. */
  load?: (text: string, signal: AbortSignal) => Promise<readonly Creator[]>;
  kind?: string;
  /** The box keeps the chosen name; otherwise it is empty again for the next one. */
  keepsName?: boolean;
  onChoose: (creator: Creator) => void;
  /** Typing drops what was chosen. */
  onText?: () => void;
}

/** Finds a creator by name or alias. */
export function CreatorSearch(props: CreatorSearchProps) {
  const { t } = useTranslation('pages/creators');
  const { load = searchCreators, kind = 'staff-creators', except } = props;
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const lookup = useLookup<Creator>(text, isChosen, { kind, load, minLength: 1 });
  return (
    <Combobox
      label={props.label}
      placeholder={props.hint ?? t('person.findHint')}
      isEnough={lookup.isEnough}
      maxLength={100}
      disabled={props.disabled ?? false}
      text={text}
      onText={(next) => {
        setText(next);
        setChosen(false);
        props.onText?.();
      }}
      onSearch={lookup.onSearch}
      options={lookup.options.filter(({ id }) => id !== except)}
      loading={lookup.loading}
      message={lookup.message}
      renderOption={(creator) => <CreatorOption creator={creator} />}
      onSelect={(creator) => {
        setText(props.keepsName ? creator.name : '');
        setChosen(props.keepsName ?? false);
        props.onChoose(creator);
      }}
    />
  );
}

function CreatorOption({ creator }: { creator: Creator }) {
  const { t } = useTranslation('pages/creators');
  const { name, aliases, id, levelCount } = creator;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="ell block">
          {name} <span className="text-muted">#{id}</span>
        </span>
        {aliases.length > 0 ? <span className="ell block text-12 text-muted">{listed(aliases)}</span> : null}
      </span>
      <span className="flex-none text-12 text-muted tabular-nums">
        {t('person.levels', { count: levelCount })}
      </span>
    </>
  );
}
