import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isProblem } from '../../../../lib/api/problem.ts';
import {
  assignCreator,
  type CreditRole,
  createCreator,
  loadCreator,
  loadTeam,
  type PendingLevel,
} from '../api.ts';
import { creatorProfile, type ShownCredit, type ShownProfile, teamProfile } from '../credits.ts';
import { useDeskCache } from '../use-desk-cache.ts';

/** How long the success message stays before the popup closes, in milliseconds. */
const stay = { created: 500, assigned: 1500 };

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
  const [done, setDone] = useState<'created' | 'assigned' | null>(null);

  const finish = (how: 'created' | 'assigned') => (submission: PendingLevel) => {
    setDone(how);
    setCandidate(null);
    cache.put('level', submission);
  };
  const assigning = useMutation({
    mutationFn: (id: number) =>
      assignCreator(submissionId, {
        role,
        creditRequestId: credit.id,
        ...(isTeam ? { teamId: id } : { creatorId: id }),
      }),
    onSuccess: finish('assigned'),
  });
  const creating = useMutation({
    mutationFn: ({ name, aliases }: { name: string; aliases: readonly string[] }) =>
      createCreator(submissionId, { role, creditRequestId: credit.id, name, aliases: [...aliases] }),
    onSuccess: finish('created'),
  });
  const loading = useMutation({
    mutationFn: async (id: number) =>
      isTeam ? teamProfile(await loadTeam(id)) : creatorProfile(await loadCreator(id)),
    onSuccess: (profile) => {
      creating.reset();
      setCandidate(profile);
    },
  });
  useEffect(() => {
    if (done === null) return;
    const timer = window.setTimeout(onClose, stay[done]);
    return () => window.clearTimeout(timer);
  }, [done, onClose]);

  const hasNewRole = role !== credit.role;
  const assignable = candidate ?? (hasNewRole ? credit.profile : null);
  const error = assigning.error ?? loading.error ?? creating.error;
  const forget = () => {
    assigning.reset();
    loading.reset();
    creating.reset();
  };
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
    /** What the assign button would give to the request. */
    assignable,
    assign: () => {
      forget();
      if (assignable) assigning.mutate(assignable.id);
    },
    create: (name: string, aliases: readonly string[]) => {
      forget();
      creating.mutate({ name, aliases });
    },
    /** Profiles that have the name already. */
    existingIds: creating.error ? idsOf(creating.error) : [],
    takeExisting: (id: number) => loading.mutate(id),
    done,
    error,
    failed: assigning.error ? ('assign' as const) : loading.error ? ('load' as const) : ('create' as const),
    isAssigning: assigning.isPending,
    isCreating: creating.isPending,
    isBusy: assigning.isPending || creating.isPending || loading.isPending || done !== null,
  };
}

function idsOf(error: unknown): number[] {
  if (!isProblem(error) || !['CREATOR_EXISTS', 'TEAM_EXISTS'].includes(error.code)) return [];
  const { ids } = error.extra;
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}
