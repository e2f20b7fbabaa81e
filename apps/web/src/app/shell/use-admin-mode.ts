import { useRouterState } from '@tanstack/react-router';
import { useViewer } from '../../lib/session/viewer.ts';

/** Whether the bar shows the admin area's links: for super admins, on pages below /admin. */
export function useAdminMode(): { mayEnter: boolean; active: boolean } {
  const { user } = useViewer();
  const below = useRouterState({ select: ({ location }) => /^\/admin(\/|$)/.test(location.pathname) });
  const mayEnter = user?.isSuperAdmin === true;
  return { mayEnter, active: mayEnter && below };
}
