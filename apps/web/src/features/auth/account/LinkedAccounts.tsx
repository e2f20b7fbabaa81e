import { useRef, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useSiteConfig } from '../../../lib/config/site-config.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import type { ViewerUser } from '../../../lib/session/viewer.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { LinkIcon } from '../../../ui/icons.ts';
import { useDiscordTrip } from '../discord/trip.ts';
import { AccountSection } from './AccountSection.tsx';

const ConfirmDialog = lazyPart(() => import('../../../ui/ConfirmDialog.tsx'), 'ConfirmDialog');

/** Accounts of other services that sign in here; nothing where there are none and none can be linked. */
export function LinkedAccounts({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const config = useSiteConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const trip = useDiscordTrip('link');
  const unlink = useAct('unlinkProvider', {
    stale: [keyOf('profile')],
    done: t('linked.unlinked'),
    onSettled: () => {
      setAsking(false);
      heading.current?.focus();
    },
  });
  const linked = user.providers.find(({ name }) => name === 'discord');
  if (!linked && !config?.features.discordLogin) return null;
  const isOnlyWay = user.password === null && user.providers.length === 1;
  const error = unlink.error ?? trip.error;
  return (
    <AccountSection title={t('linked.title')} lead={t('linked.lead')} heading={heading}>
      {error ? <FormError message={problemText(error)} limit={120} /> : null}
      <div className="flex flex-wrap items-center gap-4">
        {linked ? (
          <Avatar sources={[linked.profile.avatarUrl]} name={linked.profile.username} size={40} />
        ) : null}
        <span className="min-w-0 flex-1">
          <span className="block font-medium">Discord</span>
          <span className="ell block text-muted">
            {linked ? `@${linked.profile.username}` : t('linked.none')}
          </span>
        </span>
        {linked ? (
          <Button
            disabled={isOnlyWay}
            aria-describedby={isOnlyWay ? 'only-way' : undefined}
            onClick={() => setAsking(true)}
          >
            {t('linked.unlink')}
          </Button>
        ) : (
          <Button icon={LinkIcon} busy={trip.isPending} onClick={() => trip.mutate()}>
            {t('action.link')}
          </Button>
        )}
      </div>
      {isOnlyWay ? (
        <p id="only-way" className="text-12 text-muted">
          {t('linked.onlyWay')}
        </p>
      ) : null}
      {asking && linked ? (
        <ConfirmDialog
          title={t('linked.ask')}
          confirmLabel={t('linked.unlink')}
          tone="danger"
          busy={unlink.isPending}
          onConfirm={() => unlink.mutate({ provider: linked.name })}
          onCancel={() => setAsking(false)}
        >
          {t('linked.askText', { name: linked.profile.username })}
        </ConfirmDialog>
      ) : null}
    </AccountSection>
  );
}
