import type { Directive } from '@rondo/domain/announcements';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { conditionWords } from '../../condition-words.ts';
import type { Channel, ChatRole } from '../api.ts';
import { channelState } from '../channels/channel-state.ts';
import { slot, Written } from '../../../../ui/Written.tsx';
import { Listed } from '../../../../ui/Listed.tsx';

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
      <Listed
        items={actions.flatMap(({ channelId, pingType, roleId }) => {
          const channel = channels.find(({ id }) => id === channelId);
          const label = channel?.label ?? String(channelId);
          const isOff = channelState(channel) === 'off';
          const role = roles.find(({ id }) => id === roleId)?.label ?? '';
          const name = slot('name');
          const named = (
            <Written
              text={isOff ? t('joined.aside', { text: name, aside: t('channels.state.off') }) : name}
              parts={{ name: <b className="font-medium">#{label}</b> }}
            />
          );
          if (pingType === 'NONE') return [named];
          return [named, pingType === 'EVERYONE' ? t('summary.everyone') : t('summary.role', { role })];
        })}
      />
    </>
  );
}
