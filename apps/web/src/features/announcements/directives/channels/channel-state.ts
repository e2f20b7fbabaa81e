import type { Channel } from '../api.ts';

/** Whether messages can reach a channel. */
export type ChannelState = 'ok' | 'gone' | 'noAddress' | 'off';

/** @param channel undefined: it is switched off, lists leave it out */
export function channelState(channel: Channel | undefined): ChannelState {
  if (channel === undefined || !channel.isActive) return 'off';
  if (channel.goneAt !== null) return 'gone';
  return channel.webhookUrl === '' ? 'noAddress' : 'ok';
}
