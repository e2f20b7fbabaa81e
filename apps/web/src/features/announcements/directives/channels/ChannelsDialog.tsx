import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { EditIcon, PlusIcon } from '../../../../ui/icons.ts';
import { TimeAgo } from '../../../../ui/TimeAgo.tsx';
import type { Channel, ChatRole } from '../api.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { channelState } from './channel-state.ts';
import './ChannelsDialog.css';
import { RoleForm } from './RoleForm.tsx';

interface ChannelsDialogProps {
  channels: readonly Channel[];
  roles: readonly ChatRole[];
  onClose: () => void;
}

type Edited =
  | { readonly kind: 'channel'; readonly of: Channel | null }
  | { readonly kind: 'role'; readonly of: ChatRole | null };

/** The channels that directives can tell and the roles that they can ping, edited in their place. */
export function ChannelsDialog({ channels, roles, onClose }: ChannelsDialogProps) {
  const { t } = useTranslation('pages/directives');
  const [edited, setEdited] = useState<Edited | null>(null);
  const done = () => setEdited(null);
  const isOpen = (kind: Edited['kind'], id: number) => edited?.kind === kind && edited.of?.id === id;
  const isNew = (kind: Edited['kind']) => edited?.kind === kind && edited.of === null;
  return (
    <Dialog title={t('channels.title')} subtitle={t('channels.text')} width="34rem" onClose={onClose}>
      <section aria-label={t('channels.channels')}>
        <h3 className="over">{t('channels.channels')}</h3>
        <ul className="channel-rows mt-2 mb-3">
          {channels.map((channel) => (
            <li key={channel.id}>
              {isOpen('channel', channel.id) ? (
                <ChannelForm of={channel} onDone={done} />
              ) : (
                <ChannelRow of={channel} onEdit={() => setEdited({ kind: 'channel', of: channel })} />
              )}
            </li>
          ))}
          {isNew('channel') ? (
            <li>
              <ChannelForm of={null} onDone={done} />
            </li>
          ) : null}
        </ul>
        <Button size="small" icon={PlusIcon} onClick={() => setEdited({ kind: 'channel', of: null })}>
          {t('channels.newChannel')}
        </Button>
      </section>
      <section aria-label={t('channels.roles')} className="mt-6">
        <h3 className="over">{t('channels.roles')}</h3>
        <ul className="channel-rows mt-2 mb-3">
          {roles.map((role) => (
            <li key={role.id}>
              {isOpen('role', role.id) ? (
                <RoleForm of={role} onDone={done} />
              ) : (
                <div className="flex min-h-12 min-w-0 items-center gap-3">
                  <span className="ell flex-1 font-medium">@{role.label}</span>
                  <span className="mono text-12 text-muted">{role.roleId}</span>
                  <IconButton
                    icon={EditIcon}
                    size="small"
                    label={t('channels.edit', { label: `@${role.label}` })}
                    onClick={() => setEdited({ kind: 'role', of: role })}
                  />
                </div>
              )}
            </li>
          ))}
          {isNew('role') ? (
            <li>
              <RoleForm of={null} onDone={done} />
            </li>
          ) : null}
        </ul>
        <Button size="small" icon={PlusIcon} onClick={() => setEdited({ kind: 'role', of: null })}>
          {t('channels.newRole')}
        </Button>
      </section>
    </Dialog>
  );
}

function ChannelRow({ of, onEdit }: { of: Channel; onEdit: () => void }) {
  const { t } = useTranslation('pages/directives');
  const state = channelState(of);
  return (
    <div className="flex min-h-12 min-w-0 items-center gap-3">
      <span className="channel-dot" data-state={state} aria-hidden="true" />
      <span className="ell flex-1 font-medium">#{of.label}</span>
      <span className="channel-state" data-state={state}>
        {state === 'ok' ? t('channels.ends', { end: of.webhookUrl.slice(1) }) : t(`channels.state.${state}`)}{' '}
        {of.goneAt === null ? null : <TimeAgo at={of.goneAt} />}
      </span>
      <IconButton
        icon={EditIcon}
        size="small"
        label={t('channels.edit', { label: `#${of.label}` })}
        onClick={onEdit}
      />
    </div>
  );
}
