import { MAX_CREATOR_NAME, readAliases } from '@rondo/domain/creators';
import { useEffect, useState } from 'react';
import { truncateGraphemes } from '../../../../lib/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PlusIcon } from '../../../../ui/icons.ts';
import { TextField } from '../../../../ui/TextField.tsx';

export interface CreateProfileProps {
  isOpen: boolean;
  /** What the form starts with. */
  name: string;
  isTeam: boolean;
  busy: boolean;
  disabled: boolean;
  onCreate: (name: string, aliases: string[]) => void;
  /** Something was typed and not made. */
  onTyped: (isTyped: boolean) => void;
}

/** A form for a new creator or team, folded away unless one was asked for. */
export function CreateProfile({
  isOpen,
  name: asked,
  isTeam,
  busy,
  disabled,
  onCreate,
  onTyped,
}: CreateProfileProps) {
  const { t } = useTranslation('pages/desk');
  const [open, setOpen] = useState(isOpen);
  const [name, setName] = useState(asked);
  const [aliases, setAliases] = useState('');
  const title = t(isTeam ? 'creator.newTeam' : 'creator.new');
  const isBlank = name.trim() === '';
  const { aliases: read, problem } = readAliases(aliases);
  const isTyped = name !== asked || aliases !== '';
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);
  if (!open)
    return (
      <Button
        icon={PlusIcon}
        className="justify-self-start"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
    );
  return (
    <form
      className="grid gap-4"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank && problem === null && !disabled) onCreate(name.trim(), [...read]);
      }}
    >
      <h3 className="over">{title}</h3>
      <TextField
        label={t('term.name')}
        required
        autoComplete="off"
        maxLength={MAX_CREATOR_NAME}
        value={name}
        disabled={disabled}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t('term.aliases')}
        hint={t('creator.aliasesHint')}
        error={
          problem === null
            ? null
            : t(`creator.aliasProblem.${problem.code}`, { piece: truncateGraphemes(problem.piece, 40) })
        }
        aside={t('term.optional')}
        autoComplete="off"
        maxLength={2000}
        value={aliases}
        disabled={disabled}
        onChange={(event) => setAliases(event.currentTarget.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" disabled={disabled} onClick={() => setOpen(false)}>
          {t('creator.fold')}
        </Button>
        <Button type="submit" busy={busy} disabled={isBlank || problem !== null || (disabled && !busy)}>
          {t('creator.create')}
        </Button>
      </div>
    </form>
  );
}
