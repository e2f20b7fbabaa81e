import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Private } from '../../ui/Private.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { AddByDiscord } from './AddByDiscord.tsx';
import { managedUsersQuery } from './api.ts';
import { ManagedUserRow } from './ManagedUserRow.tsx';
import { type RoleRequest, useRoleChange } from './use-role-change.ts';
import './RaterManagement.css';

/** Gives and takes the roles of raters and super admins. */
export function RaterManagementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('raters');
  const viewerId = useViewer().user?.id;
  const [search, setSearch] = useState('');
  const [isFinding, setFinding] = useState(false);
  const [asked, setAsked] = useState<RoleRequest | null>(null);
  const users = useQuery(managedUsersQuery(search));
  const { passwordField, refusalFor, canAsk, changing } = useRoleChange((user) => {
    // People who give up their own role may not see this any more.
    if (user.id === viewerId && !user.isSuperAdmin) onClose();
  });
  const isSelf = (request: RoleRequest) => 'userId' in request.target && request.target.userId === viewerId;
  const ask = (request: RoleRequest) => {
    if (changing.isPending || !canAsk(request)) return;
    if (request.action === 'makeRater') changing.mutate(request);
    else setAsked(request);
  };
  return (
    <Dialog title={t('title')} width="40rem" busy={changing.isPending} dirty={isFinding} onClose={onClose}>
      <div className="grid gap-6">
        <PasswordField
          {...passwordField}
          label={t('password.label')}
          hint={t('password.hint')}
          autoComplete="off"
          maxLength={1000}
        />
        <AddByDiscord
          busy={changing.isPending}
          onTyped={setFinding}
          onAdd={({ id: discordId, username: name }) =>
            changing.mutateAsync({
              action: 'makeRater',
              target: { discordId },
              name,
              isSuperAdmin: false,
            })
          }
        />
        <Private>
          <section aria-label={t('list')} className="grid gap-3">
            <SearchField
              label={t('search')}
              placeholder={t('searchHint')}
              value={search}
              onSearch={setSearch}
            />
            <Awaited
              query={users}
              panel={false}
              title={t('loadFailed')}
              onlyFresh
              waiting={{ rows: 4, height: 56, radius: 8, className: 'grid gap-2' }}
              empty={<EmptyState title={t('term.nothingFound')}>{t('nobodyHint')}</EmptyState>}
            >
              {(rows) => (
                <ul aria-label={t('list')} aria-busy={users.isPlaceholderData}>
                  {rows.map((user) => (
                    <ManagedUserRow
                      key={user.id}
                      user={user}
                      disabled={changing.isPending}
                      refusal={refusalFor(user.id)}
                      onAction={(action) =>
                        ask({
                          action,
                          target: { userId: user.id },
                          name: user.nickname,
                          isSuperAdmin: user.isSuperAdmin,
                        })
                      }
                    />
                  ))}
                </ul>
              )}
            </Awaited>
          </section>
        </Private>
      </div>
      {asked === null || asked.action === 'makeRater' ? null : (
        <ConfirmDialog
          title={t(`ask.${asked.action}`, { name: asked.name })}
          confirmLabel={t(`action.${asked.action}`)}
          tone={asked.action === 'promote' ? 'normal' : 'danger'}
          busy={changing.isPending}
          onConfirm={() => changing.mutate(asked, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        >
          {t(isSelf(asked) ? 'ask.self' : `ask.${asked.action}Hint`)}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
