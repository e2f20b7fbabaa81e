import { creditLine } from '@rondo/domain/levels';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon, CheckIcon, ExternalIcon, SearchIcon } from '../../../ui/icons.ts';
import { Said } from '../../../ui/Said.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { LevelPicture, veilStyle } from '../../media/index.ts';
import type { LevelHit } from '../api.ts';
import type { Form } from '../parts/use-form.ts';
import type { PassDraft } from './draft.ts';
import type { KnownLevel } from './use-level.ts';
import './LevelField.css';

export interface LevelFieldProps {
  form: Form<PassDraft>;
  known: KnownLevel;
}

/** The level by its number or a part of its name; once found, it is shown below. */
export function LevelField({ form, known }: LevelFieldProps) {
  const { t } = useTranslation('pages/submissions');
  const { level, isMissing, lookup } = known;
  return (
    <div className="grid gap-3">
      <Combobox
        {...lookup}
        label={t('passForm.levelSearch')}
        required
        error={form.errorAt('levelText')}
        text={form.draft.levelText}
        onText={(levelText) => form.change({ levelText })}
        maxLength={255}
        placeholder={t('passForm.levelPlaceholder')}
        renderOption={(option) => (
          <>
            <DifficultyBadge of={option.difficulty} size={32} />
            <LevelNames level={option} />
          </>
        )}
        onSelect={(option) => {
          known.choose(option);
          form.change({ levelText: String(option.id) });
        }}
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
      <Said
        text={
          level
            ? t('joined.labelled', { label: t('passForm.found'), value: level.song })
            : isMissing
              ? t('passForm.notFound')
              : null
        }
      />
      {level ? <FoundLevel level={level} /> : null}
    </div>
  );
}

/** It opens beside the form, which keeps what is typed. */
function FoundLevel({ level }: { level: LevelHit }) {
  const { t } = useTranslation('components');
  return (
    <Link
      to="/levels/$id"
      params={{ id: level.id }}
      target="_blank"
      className="level-field-found edge-of veiled veiled-left flex items-center gap-4 py-3 pr-4 pl-5"
      style={{ ...edgeStyle(level.difficulty), ...veilStyle(level.difficulty) }}
    >
      <LevelPicture level={level} shape="band" className="absolute inset-0 -z-2 size-full" />
      <DifficultyBadge of={level.difficulty} size={48} />
      <LevelNames level={level} large />
      <Icon of={ExternalIcon} size={18} className="text-muted" />
      <span className="sr-only">{t('link.newTab')}</span>
    </Link>
  );
}

/** Characters that a picker shows of a song, its artist and who made the level (docs/rules/pages.md#long-texts). */
const limits = { song: 30, artist: 15, creator: 20 };

/** Song with number over artist and creators, as the level picker names a level. */
function LevelNames({ level, large = false }: { level: LevelHit; large?: boolean }) {
  const { t } = useTranslation('pages/submissions');
  return (
    <span className="min-w-0 flex-1">
      <span className={`flex min-w-0 items-baseline gap-1.5 ${large ? 'text-16' : ''}`}>
        <span className={`ell ${large ? 'font-semibold' : 'font-medium'}`}>
          <Truncated text={level.song} limit={limits.song} />
        </span>
        <span className={`flex-none text-muted tabular-nums ${large ? 'text-14' : ''}`}>
          {t('passForm.levelId', { id: level.id })}
        </span>
      </span>
      <span className={`ell block text-muted ${large ? '' : 'text-12'}`}>
        <Truncated text={level.artist} limit={limits.artist} /> ·{' '}
        <Truncated text={creditLine(level).text} limit={limits.creator} />
      </span>
    </span>
  );
}
