import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon, CheckIcon, SearchIcon } from '../../../ui/icons.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { LevelHit } from '../api.ts';
import { LevelCard } from './LevelCard.tsx';
import { LevelNames } from './LevelNames.tsx';
import type { KnownLevel } from './use-level.ts';

export interface LevelFieldProps {
  text: string;
  known: KnownLevel;
  error: string | undefined;
  onText: (text: string) => void;
  onSelect: (level: LevelHit) => void;
}

/** The level by its number or a part of its name; once found, it is shown below. */
export function LevelField({ text, known, error, onText, onSelect }: LevelFieldProps) {
  const { t } = useTranslation('pages/submissions');
  const { level, isMissing, lookup } = known;
  return (
    <div className="grid gap-3">
      <Combobox
        label={t('passForm.levelSearch')}
        required
        error={error}
        text={text}
        onText={onText}
        onSearch={lookup.onSearch}
        options={lookup.options}
        loading={lookup.loading}
        message={lookup.message}
        minLength={1}
        maxLength={255}
        placeholder={t('passForm.levelPlaceholder')}
        renderOption={(option) => <LevelOption level={option} />}
        onSelect={onSelect}
        leading={<Icon of={SearchIcon} size={18} className="input-lead" />}
        trailing={
          level ? (
            <Chip tone="success" icon={CheckIcon} className="-mr-1">
              {t('passForm.found')}
            </Chip>
          ) : isMissing ? (
            <Chip tone="danger" icon={AlertIcon} className="-mr-1">
              {t('passForm.notFound')}
            </Chip>
          ) : null
        }
      />
      {level ? <LevelCard level={level} /> : null}
    </div>
  );
}

function LevelOption({ level }: { level: LevelHit }) {
  return (
    <>
      <DifficultyBadge of={level.difficulty} size={32} />
      <LevelNames level={level} />
    </>
  );
}
