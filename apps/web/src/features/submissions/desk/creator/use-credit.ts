import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { useAct } from '../../../../lib/queries/use-act.ts';
import type { CreditRole, Written } from '../api.ts';
import { creatorProfile, type ShownCredit, type ShownProfile, teamProfile } from '../credits.ts';
import { useDeskCache } from '../use-desk-cache.ts';

/** How long the success message stays before the popup closes, in milliseconds. */
const stay = { created: 500, assigned: 1500 };

interface Write {
  how: keyof typeof stay;
  send: () => Promise<Written>;
}

export interface CreditOptions {
  submissionId: number;
  credit: ShownCredit;
  onClose: () => void;
}

/** The actions of the creator popup: choose, assign, make. */
export function useCredit({ submissionId, credit, onClose }: CreditOptions) {
  const isTeam = credit.role === 'team';
  const cache = useDeskCache();
  const [role, setRole] = useState<CreditRole>(credit.role);
  const [candidate, setCandidate] = useState<ShownProfile | null>(null);
  const [done, setDone] = useState<Write['how'] | null>(null);

  const writing = useAct(({ send }: Write) => send(), {
    onSuccess: (written, { how }) => {
      setDone(how);
      setCandidate(null);
      cache.put('level', written);
    },
  });
  const loading = useAct(
    async (id: number) =>
      isTeam ? teamProfile(await call('team', { id })) : creatorProfile(await call('creator', { id })),
    {
      onSuccess: (profile) => {
        writing.reset();
        setCandidate(profile);
      },
    },
  );
  useEffect(() => {
    if (done === null) return;
    const timer = window.setTimeout(onClose, stay[done]);
    return () => window.clearTimeout(timer);
  }, [done, onClose]);

  const request = { role, creditRequestId: credit.id };
  const forget = () => {
    writing.reset();
    loading.reset();
  };
  const write = (how: Write['how'], send: Write['send']) => {
    forget();
    writing.mutate({ how, send });
  };
  const isAssignment = writing.variables?.how === 'assigned';
  /** What the assign button would give to the request. */
  const assignable = candidate ?? (role === credit.role ? null : credit.profile);
  return {
    isTeam,
    role,
    setRole: (next: 'charter' | 'vfxer') => {
      forget();
      setRole(next);
    },
    candidate,
    choose: (profile: ShownProfile) => {
      forget();
      setCandidate(profile);
    },
    drop: () => setCandidate(null),
    /** Something was chosen and not assigned. */
    isChanged: done === null && assignable !== null,
    canAssign: assignable !== null,
    assign: () => {
      if (assignable === null) return;
      const { id } = assignable;
      const body = { ...request, ...(isTeam ? { teamId: id } : { creatorId: id }) };
      write('assigned', () => call('assignCreator', { id: submissionId, body }));
    },
    create: (name: string, aliases: string[]) =>
      write('created', () =>
        call('createCreator', { id: submissionId, body: { ...request, name, aliases } }),
      ),
    takeExisting: loading.mutate,
    done,
    error: loading.error ?? writing.error,
    refusal: writing.error,
    failed: loading.error ? ('load' as const) : isAssignment ? ('assign' as const) : ('create' as const),
    isAssigning: writing.isPending && isAssignment,
    isCreating: writing.isPending && !isAssignment,
    isBusy: writing.isPending || loading.isPending || done !== null,
  };
}
