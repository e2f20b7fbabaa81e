import type { Directive } from '@rondo/domain/announcements';
import { Fragment } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { conditionWords } from '../../condition-words.ts';
import type { Channel, ChatRole } from '../api.ts';
import { channelState } from '../channels/channel-state.ts';

interface DirectiveSummaryProps {
  of: Directive;
  channels: readonly Channel[];
  roles: readonly ChatRole[];
}

/** A directive in a line: "Worlds first → #worlds-first, pings everyone". */
export function DirectiveSummary({ of, channels, roles }: DirectiveSummaryProps) {
  const { t } = useTranslation(['pages/directives', 'announcements']);
  const { t: words } = useTranslation('announcements');
  const { mode, condition, actions } = of;
  const asked = mode === 'STATIC' ? null : condition;
  return (
    <>
      {asked?.type === 'CUSTOM' ? t('condition.expression') : conditionWords(words, asked)}
      {' → '}
      {actions.length === 0 ? t('summary.nowhere') : null}
      {actions.map(({ channelId, pingType, roleId }, place) => {
        const channel = channels.find(({ id }) => id === channelId);
        const label = channel?.label ?? String(channelId);
        const isOff = channelState(channel) === 'off';
        const role = roles.find(({ id }) => id === roleId)?.label ?? '';
        return (
          <Fragment key={`${place} ${channelId}`}>
            {place === 0 ? null : ', '}
            <b className="font-medium">#{label}</b>
            {isOff ? ` (${t('channels.state.off')})` : null}
            {pingType === 'NONE'
              ? null
              : `, ${pingType === 'EVERYONE' ? t('summary.everyone') : t('summary.role', { role })}`}
          </Fragment>
        );
      })}
    </>
  );
}
