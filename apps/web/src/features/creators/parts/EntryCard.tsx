import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EditIcon, ShieldIcon } from '../../../ui/icons.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { Creator, Team } from '../api.ts';

export interface EntryCardProps {
  label: string;
  isVerified?: boolean;
  /** What can be done with it. */
  buttons: ReactNode;
  children: ReactNode;
}

/** An entry of a list with its buttons. */
export function EntryCard({ label, isVerified, buttons, children }: EntryCardProps) {
  return (
    <article className="credit-card panel" data-verified={isVerified || undefined} aria-label={label}>
      <div className="grid min-w-0 gap-1">{children}</div>
      <div className="flex flex-wrap justify-end gap-2 max-md:justify-start">{buttons}</div>
    </article>
  );
}

export interface NamedCardProps {
  entry: Creator | Team;
  /** Characters of the name that are shown. */
  limit: number;
  /** Behind the name. */
  account?: ReactNode;
  /** How many levels and members there are. */
  counts: string;
  children?: ReactNode;
  onManage: () => void;
}

/** A creator or a team. */
export function NamedCard({ entry, limit, account, counts, children, onManage }: NamedCardProps) {
  const { t } = useTranslation('pages/creators');
  const { id, name, aliases, isVerified } = entry;
  return (
    <EntryCard
      label={name}
      isVerified={isVerified}
      buttons={
        <Button
          size="small"
          icon={EditIcon}
          aria-label={t('person.manageNamed', { name })}
          onClick={onManage}
        >
          {t('person.manage')}
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold wrap-anywhere">
          <Truncated text={name} limit={limit} />
        </b>
        <span className="text-muted tabular-nums">#{id}</span>
        <VerifiedChip isVerified={isVerified} />
        {account}
      </p>
      <p className="text-12 text-muted wrap-anywhere">
        {counts}
        {aliases.length > 0 ? ` · ${t('person.also', { aliases: aliases.join(', ') })}` : ''}
      </p>
      {children}
    </EntryCard>
  );
}

export function VerifiedChip({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('pages/creators');
  return isVerified ? (
    <Chip tone="success" icon={ShieldIcon}>
      {t('verified')}
    </Chip>
  ) : (
    <Chip>{t('unverified')}</Chip>
  );
}
