import { SUBMISSION_KINDS } from '@rondo/domain/submissions';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChevronRightIcon } from '../../ui/icons.ts';
import { TextLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { DifficultyBadge, useDifficulties } from '../difficulties/index.ts';
import { JudgementBar } from '../passes/index.ts';
import { StagingNote } from './parts/StagingNote.tsx';
import './SubmissionHubPage.css';

const shownDifficulties = ['P12', 'G14', 'U6'];
const shownJudgements = {
  earlyDouble: 0,
  earlySingle: 3,
  ePerfect: 40,
  perfect: 860,
  lPerfect: 52,
  lateSingle: 6,
  lateDouble: 0,
};

export function SubmissionHubPage() {
  const { t } = useTranslation('pages/submissions');
  const difficulties = useDifficulties();
  const shown = shownDifficulties.flatMap((name) => difficulties.find((known) => known.name === name) ?? []);
  const pictures = {
    level: (
      <span className="flex h-12 items-center gap-2">
        {shown.map((difficulty) => (
          <DifficultyBadge key={difficulty.id} of={difficulty} size={40} decorative />
        ))}
      </span>
    ),
    pass: (
      <span className="grid h-12 w-full content-center">
        <JudgementBar judgements={shownJudgements} />
      </span>
    ),
  };
  return (
    <>
      <StagingNote />
      <Page title={t('hub.title')} width="form">
        <p className="-mt-4 mb-6 text-muted">{t('hub.lead')}</p>
        <div className="grid gap-4 md:grid-cols-2">
          {SUBMISSION_KINDS.map((kind) => (
            <Link key={kind} to={`/submission/${kind}`} className="hub-card">
              {pictures[kind]}
              <span>
                <strong>
                  {t(`hub.${kind}`)}
                  <Icon of={ChevronRightIcon} size={18} />
                </strong>
                <span className="text-muted">{t(`hub.text.${kind}`)}</span>
              </span>
            </Link>
          ))}
        </div>
        <p className="mt-6">
          <TextLink to="/submission/mine">{t('own.title')}</TextLink>
        </p>
      </Page>
    </>
  );
}
