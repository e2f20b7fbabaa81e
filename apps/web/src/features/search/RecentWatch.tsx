import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSession } from '../../lib/session/token.ts';
import { forgetSeen, noteSeen } from './quick/recent.ts';

/** Notes which level or player is looked at, in this browser alone; who signs out leaves no trail. Draws nothing. */
export function RecentWatch() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' });
  useEffect(() => {
    const [, kind, id] = /^\/(levels|profile)\/(\d{1,9})$/.exec(path) ?? [];
    if (id !== undefined) noteSeen(kind === 'levels' ? 'level' : 'player', Number(id));
  }, [path]);
  useEffect(() => onSession((event) => event === 'signed-out' && forgetSeen()), []);
  return null;
}
