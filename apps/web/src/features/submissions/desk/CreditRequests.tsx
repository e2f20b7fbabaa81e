import { isLastCharter } from '@rondo/domain/submissions';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { useSilenceWhile } from '../../../lib/single-keys.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PlusIcon, ShieldIcon, TrashIcon } from '../../../ui/icons.ts';
import type { CreditRole, PendingLevel, Written } from './api.ts';
import { creditsOf, type ShownCredit } from './credits.ts';
import { useDeskCache } from './use-desk-cache.ts';
import { listed } from '../../../lib/i18n/texts.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

const CreatorDialog = lazyPart(() => import('./creator/CreatorDialog.tsx'), 'CreatorDialog');

const roles = ['charter', 'vfxer', 'team'] as const;

export interface CreditRequestsProps {
  submission: PendingLevel;
  disabled: boolean;
}

/** Who is named for a level, by role; each can be given a profile, and all but the last charter can go. */
export function CreditRequests({ submission, disabled }: CreditRequestsProps) {
  const { t } = useTranslation('pages/desk');
  const cache = useDeskCache();
  const [managedId, setManagedId] = useState<number | null>(null);
  const change = useAct((send: () => Promise<Written>) => send(), {
    onSuccess: (written) => cache.put('level', written),
  });
  const credits = creditsOf(submission);
  const managed = credits.find(({ id }) => id === managedId);
  useSilenceWhile(managed !== undefined);
  const isOff = disabled || change.isPending;
  const { id } = submission;
  const add = (role: CreditRole) => change.mutate(() => call('addCreatorRequest', { id, body: { role } }));
  const remove = (credit: ShownCredit) =>
    change.mutate(() => call('removeCreatorRequest', { id, requestId: credit.id }));
  return (
    <section aria-label={t('term.credits')} className="grid grid-cols-1 gap-4">
      {change.isError ? (
        <Banner tone="danger" role="alert" onDismiss={() => change.reset()}>
          <p>{problemText(change.error)}</p>
        </Banner>
      ) : null}
      {roles.map((role) => {
        const named = credits.filter((credit) => credit.role === role);
        return (
          <div key={role} className="grid grid-cols-1 gap-1">
            <div className="flex min-h-8 items-center justify-between gap-3">
              <h3 className="text-14 font-semibold">{t(`credit.group.${role}`)}</h3>
              {role === 'team' && named.length > 0 ? null : (
                <Button
                  size="small"
                  variant="ghost"
                  icon={PlusIcon}
                  disabled={isOff}
                  onClick={() => add(role)}
                >
                  {t(`credit.add.${role}`)}
                </Button>
              )}
            </div>
            {named.length === 0 ? (
              <p className="text-muted">{t('credit.none')}</p>
            ) : (
              <ul className="grid grid-cols-1 gap-1">
                {named.map((credit) => (
                  <CreditRow
                    key={credit.id}
                    credit={credit}
                    isLast={isLastCharter(submission.creatorRequests, credit.id)}
                    disabled={isOff}
                    onManage={() => setManagedId(credit.id)}
                    onRemove={() => remove(credit)}
                  />
                ))}
              </ul>
            )}
          </div>
        );
      })}
      {managed ? (
        <CreatorDialog
          submissionId={submission.id}
          credit={managed}
          isLastCharter={isLastCharter(submission.creatorRequests, managed.id)}
          onClose={() => setManagedId(null)}
        />
      ) : null}
    </section>
  );
}

interface CreditRowProps {
  credit: ShownCredit;
  isLast: boolean;
  disabled: boolean;
  onManage: () => void;
  onRemove: () => void;
}

function CreditRow({ credit, isLast, disabled, onManage, onRemove }: CreditRowProps) {
  const { t } = useTranslation('pages/desk');
  const { name, isNew, profile, role } = credit;
  return (
    <li className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="ell max-w-full font-medium" title={name}>
            <PersonText of={name} />
          </span>
          {isNew ? (
            <Chip tone="info">{t('credit.new')}</Chip>
          ) : profile?.isVerified ? (
            <span className="text-success" title={t('term.verified')}>
              <Icon of={ShieldIcon} size={14} />
              <span className="sr-only">{t('term.verified')}</span>
            </span>
          ) : null}
        </p>
        {profile ? (
          <p className="ell text-12 text-muted tabular-nums">
            #{profile.id} · {t('credit.levels', { count: profile.figures[0]?.[1] ?? 0 })}
            {profile.aliases.length > 0 ? ` · ${listed(profile.aliases)}` : null}
          </p>
        ) : null}
        {isLast ? <p className="text-12 text-faint">{t('credit.last')}</p> : null}
      </div>
      <Button
        size="small"
        aria-label={t('credit.manageNamed', { name })}
        disabled={disabled}
        onClick={onManage}
      >
        {t('credit.manage')}
      </Button>
      <IconButton
        icon={TrashIcon}
        size="small"
        label={isLast ? t('credit.last') : t('credit.removeNamed', { name, role: t(`credit.role.${role}`) })}
        disabled={disabled || isLast}
        onClick={onRemove}
      />
    </li>
  );
}
