import type { PicturedLevel } from '@rondo/domain/levels/art';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { VideoFrame } from '../../media/index.ts';
import { Fact } from '../parts/Fact.tsx';
import type { Pending } from './api.ts';
import { useDeskKeys } from './use-desk-keys.ts';

/** Who sent it, and what became of their earlier submissions. */
export function SenderFact({ submission }: { submission: Pending }) {
  const { t } = useTranslation('pages/desk');
  const { submitter, submitterDiscordUsername, submitterRecord: record } = submission;
  return (
    <Fact label={t('sender.label')}>
      @{submitterDiscordUsername ?? submitter.username}
      {record ? (
        <span className="block text-12 text-muted tabular-nums">
          {t('sender.record', { approved: record.approved, declined: record.declined })}
        </span>
      ) : null}
    </Fact>
  );
}

export interface DuplicateNoteProps<D> {
  title: string;
  duplicates: readonly D[];
  children: (duplicate: D) => ReactNode;
}

/** What already has this video or these names; both can stay. */
export function DuplicateNote<D extends { id: number }>({
  title,
  duplicates,
  children,
}: DuplicateNoteProps<D>) {
  const { t } = useTranslation('pages/desk');
  if (duplicates.length === 0) return null;
  return (
    <Banner tone="warning" title={title}>
      <ul>
        {duplicates.map((duplicate) => (
          <li key={duplicate.id}>{children(duplicate)}</li>
        ))}
      </ul>
      <p className="text-muted">{t('duplicate.keepsBoth')}</p>
    </Banner>
  );
}

export interface VideoBoxProps {
  link: string;
  title: string;
  level: PicturedLevel | undefined;
}

/** The submitted video; its player is loaded by a click or the V key. */
export function VideoBox({ link, title, level }: VideoBoxProps) {
  const { t } = useTranslation('pages/desk');
  const box = useRef<HTMLDivElement>(null);
  useDeskKeys({ v: () => box.current?.querySelector('button')?.click() });
  return (
    <div className="grid gap-3" ref={box}>
      <VideoFrame link={link} title={title} caption={title} level={level} />
      <p className="text-12 text-faint max-md:hidden">
        {t('video.onClick')} <Kbd>V</Kbd>
      </p>
    </div>
  );
}
