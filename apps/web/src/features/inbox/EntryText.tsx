import { formatAccuracy, formatScore } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextLink } from '../../ui/Link.tsx';
import type { InboxEntry } from './api.ts';
import { Moved } from './Moved.tsx';
import { Rerates } from './Rerates.tsx';
import { singleRerate, whatChanged } from './rerate.ts';
import { type ShowWho, WhoElse } from './WhoElse.tsx';
import { slot, Written } from '../../ui/Written.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

export interface EntryTextProps {
  entry: InboxEntry;
  onFollow: () => void;
  onShow: ShowWho;
}

/** What an entry says: a sentence, and what came of it. */
export function EntryText({ entry, onFollow, onShow }: EntryTextProps) {
  const { submission } = entry;
  const single = singleRerate(entry);
  return (
    <>
      <p className="text-muted">
        <Sentence entry={entry} onFollow={onFollow} />
      </p>
      {entry.kind === 'passDeclined' || entry.kind === 'levelDeclined' ? (
        <Declined reason={submission?.declineReason ?? null} onFollow={onFollow} />
      ) : (
        <div className="inbox-figures">
          <PassFigures pass={entry.pass} />
          <Moved entry={entry} withScores={entry.kind !== 'passApproved'} onFollow={onFollow} />
          {single ? <WhoElse change={single} onShow={onShow} /> : null}
        </div>
      )}
      {entry.rerates === null || single ? null : (
        <Rerates of={entry.rerates} onFollow={onFollow} onShow={onShow} />
      )}
    </>
  );
}

function Sentence({ entry, onFollow }: Omit<EntryTextProps, 'onShow'>) {
  const { t } = useTranslation('pages/inbox');
  const { kind, level, pass, submission, rerates, merge } = entry;
  const song = level?.song || submission?.song || t('entry.noLevel');
  const name = (id: number | undefined, text: string) =>
    id === undefined ? (
      <b>{text}</b>
    ) : (
      <LevelLink id={id} onFollow={onFollow}>
        {text}
      </LevelLink>
    );
  const it = slot('name');
  const around = (text: string, part: ReactNode) => <Written text={text} parts={{ name: part }} />;
  switch (kind) {
    case 'passApproved':
      return around(
        t('entry.passApproved', { level: it }),
        pass === null ? (
          name(level?.id, song)
        ) : (
          <Link to="/passes/$id" params={{ id: pass.id }} className="inbox-name" onClick={onFollow}>
            <PersonText of={song} />
          </Link>
        ),
      );
    case 'levelApproved':
      return around(
        t(submission === null ? 'entry.levelCredited' : 'entry.levelApproved', { level: it }),
        name(level?.id, song),
      );
    case 'passDeclined':
    case 'levelDeclined':
      return around(t(`entry.${kind}`, { level: it }), name(level?.id, song));
    case 'rerate': {
      const single = singleRerate(entry);
      if (!single) return t('entry.rerates', { count: rerates?.count ?? 0 });
      const { what, before, after } = whatChanged(single);
      const sentence = t(`entry.${what}`, { level: it, before, after });
      return around(sentence, name(single.level.id, single.level.song));
    }
    case 'mergeUndone': {
      const count = merge?.passes ?? 0;
      if (merge?.isReturned) return t('entry.returned', { count });
      const other = merge?.other;
      return around(
        t('entry.given', { count, player: it }),
        other ? (
          <Link to="/profile/$id" params={{ id: other.id }} className="inbox-name" onClick={onFollow}>
            <PersonText of={other.name} />
          </Link>
        ) : (
          t('entry.noPlayer')
        ),
      );
    }
  }
}

interface LevelLinkProps {
  id: number;
  onFollow: () => void;
  children: string;
}

function LevelLink({ id, onFollow, children }: LevelLinkProps) {
  return (
    <Link to="/levels/$id" params={{ id }} className="inbox-name" onClick={onFollow}>
      {children}
    </Link>
  );
}

function PassFigures({ pass }: { pass: InboxEntry['pass'] }) {
  if (pass === null) return null;
  const isPerfect = pass.accuracy === 1;
  return (
    <span className="whitespace-nowrap text-muted tabular-nums">
      {formatScore(pass.scoreV2)} ·{' '}
      <span className={isPerfect ? 'font-semibold text-gold' : undefined}>
        {formatAccuracy(pass.accuracy)}
      </span>
    </span>
  );
}

function Declined({ reason, onFollow }: { reason: string | null; onFollow: () => void }) {
  const { t } = useTranslation('pages/inbox');
  return (
    <>
      <p>{reason || t('entry.noReason')}</p>
      <TextLink to="/submission/mine" onClick={onFollow}>
        {t('entry.own')}
      </TextLink>
    </>
  );
}
