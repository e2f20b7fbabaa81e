import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { AlertIcon, MoreIcon, StarIcon } from '../../ui/icons.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { ManagedUser } from './api.ts';
import type { RoleAction } from './use-role-change.ts';
import { HiddenNote } from '../../ui/HiddenNote.tsx';

export interface ManagedUserRowProps {
  user: ManagedUser;
  disabled: boolean;
  /** Why nothing was changed. */
  refusal: string | null;
  onAction: (action: RoleAction) => void;
}

/** A user with the marks of the roles and what can be done about them. */
export function ManagedUserRow({ user, disabled, refusal, onAction }: ManagedUserRowProps) {
  const { t } = useTranslation('raters');
  const { nickname, isRater, isSuperAdmin, isRatingBanned } = user;
  const isStaff = isRater || isSuperAdmin;
  const actions: RoleAction[] = [isRater ? 'removeRater' : 'makeRater', isSuperAdmin ? 'demote' : 'promote'];
  return (
    <li className="managed-user">
      <Avatar sources={[user.avatarUrl, user.player?.pfp ?? null]} name={nickname} size={40} />
      <span className="grid min-w-0">
        <b className="ell" title={nickname}>
          {nickname}
        </b>
        <span className="ell text-12 text-muted">
          @{user.username}
          {user.discordUsername === null ? '' : ` · Discord: ${user.discordUsername}`}
        </span>
      </span>
      <span className="flex flex-wrap justify-end gap-2 max-md:col-start-2 max-md:justify-start">
        {isSuperAdmin ? (
          <Chip tone="gold" icon={StarIcon}>
            {t('term.superAdmin')}
          </Chip>
        ) : null}
        {isRater ? <Chip>{t('term.rater')}</Chip> : null}
        {isRatingBanned ? (
          <Chip tone="danger" icon={AlertIcon}>
            {t('role.banned')}
          </Chip>
        ) : null}
        {isStaff ? null : (
          <Button size="small" disabled={disabled} onClick={() => onAction('makeRater')}>
            {t('action.makeRater')}
            <HiddenNote of={nickname} />
          </Button>
        )}
      </span>
      <MenuButton
        icon={MoreIcon}
        label={t('roles', { name: nickname })}
        groups={[
          {
            entries: actions.map((id) => ({
              id,
              label: t(`action.${id}`),
              disabled,
              ...(id === 'removeRater' || id === 'demote' ? { tone: 'danger' as const } : {}),
            })),
          },
        ]}
        onChoose={(id) => onAction(id as RoleAction)}
      />
      {refusal === null ? null : (
        <span className="col-[2/-1]">
          <FieldError>{refusal}</FieldError>
        </span>
      )}
    </li>
  );
}
