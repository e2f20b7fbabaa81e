import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChevronRightIcon } from '../../ui/icons.ts';
import { TextLink } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { DifficultyBadge, useDifficulties } from '../difficulties/index.ts';
import { JudgementBar } from '../passes/index.ts';
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
  return (
    <Page title={t('hub.title')} width="form">
      <p className="-mt-4 mb-6 text-muted">{t('hub.lead')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <HubCard
          to="/submission/level"
          title={t('hub.level')}
          text={t('hub.levelText')}
          picture={
            <span className="flex h-12 items-center gap-2">
              {shownDifficulties.map((name) => {
                const difficulty = difficulties.find((known) => known.name === name);
                return difficulty ? (
                  <DifficultyBadge key={name} of={difficulty} size={40} decorative />
                ) : null;
              })}
            </span>
          }
        />
        <HubCard
          to="/submission/pass"
          title={t('hub.pass')}
          text={t('hub.passText')}
          picture={
            <span className="grid h-12 w-full content-center">
              <JudgementBar judgements={shownJudgements} />
            </span>
          }
        />
      </div>
      <p className="mt-6">
        <TextLink to="/submission/mine">{t('own.title')}</TextLink>
      </p>
    </Page>
  );
}

interface HubCardProps {
  to: NonNullable<LinkProps['to']>;
  title: string;
  text: string;
  picture: ReactNode;
}

function HubCard({ to, title, text, picture }: HubCardProps) {
  return (
    <Link to={to} className="hub-card">
      {picture}
      <span>
        <strong>
          {title}
          <Icon of={ChevronRightIcon} size={18} />
        </strong>
        <span className="text-muted">{text}</span>
      </span>
    </Link>
  );
}
