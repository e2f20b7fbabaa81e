import { Chip } from '../../../ui/Chip.tsx';
import { ShieldIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import type { Column } from '../../../ui/StaffTable.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { AuditedLevel } from '../api.ts';
import { stateColumn, type Words } from '../parts/entry-columns.tsx';

const LONGEST_SONG = 50;
const LONGEST_NAME = 25;

/** A level, who is credited on it, and whether that is verified. */
export const creditColumns = (t: Words): readonly Column<AuditedLevel>[] => [
  {
    head: t('term.level'),
    width: 'minmax(0, 2fr)',
    cell: ({ id, song, artist }) => (
      <>
        <TextLink
          to="/levels/$id"
          params={{ id }}
          className="inline-flex min-h-6 items-center font-semibold wrap-anywhere"
        >
          <Truncated text={song} limit={LONGEST_SONG} />
        </TextLink>
        <span className="block text-12 text-muted wrap-anywhere">
          #{id} - {artist}
        </span>
      </>
    ),
  },
  {
    head: t('term.credits'),
    width: 'minmax(0, 3fr)',
    narrow: 'line',
    cell: (level) => <Credits level={level} t={t} />,
  },
  { ...stateColumn(t), narrow: 'corner' },
];

function Credits({ level, t }: { level: AuditedLevel; t: Words }) {
  const { currentCreators, legacyCreator, team } = level;
  return (
    <ul className="flex flex-wrap gap-1">
      {currentCreators.map((creator) => (
        <li key={`${creator.role} ${creator.id}`}>
          <Chip
            shape="outline"
            tone={creator.isVerified ? 'success' : 'plain'}
            {...(creator.isVerified ? { icon: ShieldIcon } : {})}
          >
            <Truncated text={creator.name} limit={LONGEST_NAME} />
            <span className="text-muted">{t(`role.${creator.role}`)}</span>
            {creator.isVerified ? <span className="sr-only">{t('verified')}</span> : null}
          </Chip>
        </li>
      ))}
      {currentCreators.length === 0 ? (
        <li className="text-muted wrap-anywhere">
          {t('credit.nobody')}
          {legacyCreator ? ` · ${t('credit.legacy', { text: legacyCreator })}` : ''}
        </li>
      ) : null}
      {team ? (
        <li>
          <Chip shape="outline" tone="info">
            <Truncated text={t('credit.team', { name: team.name })} limit={40} />
          </Chip>
        </li>
      ) : null}
    </ul>
  );
}
