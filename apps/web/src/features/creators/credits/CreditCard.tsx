import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EditIcon, ShieldIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { AuditedLevel } from '../api.ts';
import { EntryCard, VerifiedChip } from '../parts/EntryCard.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

const LONGEST_SONG = 50;
const LONGEST_NAME = 25;

/** A level, who is credited on it, and whether that is verified. */
export function CreditCard({ level }: { level: AuditedLevel }) {
  const { t } = useTranslation('pages/creators');
  const { openDialog } = useCreatorsSearch();
  const { id, song, artist, isVerified, team, currentCreators, legacyCreator } = level;
  const verifying = useAct(() => call(isVerified ? 'unverifyCredits' : 'verifyCredits', { id }), {
    changes: 'creator',
    done: t('credit.saved'),
    failed: (reason) => `${t('credit.failed')}: ${reason}`,
  });
  return (
    <EntryCard
      label={song}
      isVerified={isVerified}
      buttons={
        <>
          <Button
            size="small"
            icon={EditIcon}
            aria-label={t('credit.editNamed', { song })}
            onClick={() => openDialog({ level: id })}
          >
            {t('action.editCredits')}
          </Button>
          <Button
            size="small"
            variant={isVerified ? 'ghost' : 'success'}
            busy={verifying.isPending}
            aria-label={t(isVerified ? 'credit.unverifyNamed' : 'credit.verifyNamed', { song })}
            onClick={() => verifying.mutate()}
          >
            {t(isVerified ? 'credit.unverify' : 'credit.verify')}
          </Button>
        </>
      }
    >
      <p className="text-12 text-muted wrap-anywhere">
        #{id} - {artist}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <TextLink
          to="/levels/$id"
          params={{ id }}
          className="inline-flex min-h-6 items-center font-semibold wrap-anywhere"
        >
          <Truncated text={song} limit={LONGEST_SONG} />
        </TextLink>
        <VerifiedChip isVerified={isVerified} />
      </p>
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
    </EntryCard>
  );
}
