import { extensionOf, isBackupName } from '@rondo/domain/backups';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { described } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CheckIcon, CloseIcon } from '../../../ui/icons.ts';
import type { Backup } from '../api.ts';

/** A name that is typed in the place of the old one. */
export interface Renaming {
  readonly backup: Backup;
  /** The code of what was wrong with the last try; null: nothing yet. */
  readonly refusal: string | null;
}

export interface RenameFieldProps {
  renaming: Renaming;
  onSave: (newName: string) => void;
  onKeep: () => void;
}

/** The name without its ending, which stays; Enter saves it, Escape keeps the old one. */
export function RenameField({ renaming, onSave, onKeep }: RenameFieldProps) {
  const { t } = useTranslation(['pages/backups', 'errors']);
  const id = useId();
  const { filename } = renaming.backup;
  const old = filename.slice(0, filename.length - (extensionOf(filename)?.length ?? 0));
  const ending = filename.slice(old.length);
  const [name, setName] = useState(old);
  const [isTried, setTried] = useState(false);
  const [corrected, setCorrected] = useState<Renaming | null>(null);
  const isFit = isBackupName(name + ending);
  const shown = isTried && !isFit ? 'INVALID_FILENAME' : corrected === renaming ? null : renaming.refusal;
  const error = shown === null ? null : codeText(shown);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu that it was chosen in gives the focus back to its button first.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const save = () => {
    setTried(true);
    if (name === old) onKeep();
    else if (isFit) onSave(name + ending);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // It belongs to the field alone.
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onKeep();
  };
  return (
    <div className="backup-rename">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="sr-only">
          {t('rename.label')}
        </label>
        <div className="input mono">
          <input
            id={id}
            value={name}
            ref={input}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            maxLength={120 - ending.length}
            {...described(id, !error, error)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              setCorrected(renaming);
            }}
            onKeyDown={press}
          />
        </div>
        <span className="mono text-faint">{ending}</span>
        <IconButton icon={CheckIcon} label={t('rename.save')} size="small" onClick={save} />
        <IconButton icon={CloseIcon} label={t('rename.keep')} size="small" onClick={onKeep} />
      </div>
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        <span id={`${id}-hint`} className="field-hint">
          {t('rename.hint')}
        </span>
      )}
    </div>
  );
}
