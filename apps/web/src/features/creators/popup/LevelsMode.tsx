import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextLink } from '../../../ui/Link.tsx';
import type { ModeProps } from './use-action.ts';
import { HiddenNote } from '../../../ui/HiddenNote.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

/** Every level that the creator is credited on; each opens in a new tab. */
export function LevelsMode({ creator }: ModeProps) {
  const { t } = useTranslation('pages/creators');
  if (creator.createdLevels.length === 0) return <p className="text-muted">{t('levels.none')}</p>;
  return (
    <ul className="grid gap-2">
      {creator.createdLevels.map((level) => (
        <li key={`${level.role} ${level.id}`} className="flex flex-wrap items-baseline gap-x-2">
          <TextLink
            to="/levels/$id"
            params={{ id: level.id }}
            target="_blank"
            rel="noopener"
            className="font-semibold wrap-anywhere"
          >
            <PersonText of={level.song} />
            <HiddenNote of={t('levels.opens')} />
          </TextLink>
          <span className="text-12 text-muted wrap-anywhere">
            #{level.id} · {level.artist} · {t(`role.${level.role}`)}
            {level.isVerified ? ` · ${t('verified')}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
