import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { useMutation, useQuery, useQueryClient, useSession, useT } from '@orime/platform';
import { color, css, FailedState, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CompanyHandover } from './company-handover.tsx';
import { CompanyInvitations } from './company-invitations.tsx';
import { changeRole, leave, peopleQuery, removePerson } from './company.api.ts';
import { PersonRow } from './person-row.tsx';
import { Refusal } from './refusal.tsx';

const GoDialog = lazy(async () => ({ default: (await import('./go-dialog.tsx')).GoDialog }));

/** Who is in the company. Its owners say who may do what; everybody may leave. */
export function CompanyPeople({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user._id : '';
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(peopleQuery(buyer.id));
  const [going, setGoing] = useState<CompanyMember>();
  // Whoever changes their own role, or leaves, also sees another page.
  function reread(): Promise<void> {
    return queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'buyer-people' || first === 'buyer' });
  }

  const change = useMutation({ mutationFn: changeRole, onSettled: reread });
  const go = useMutation({
    mutationFn: ({ id }: CompanyMember) => (id === ownId ? leave() : removePerson(id)),
    onSettled: () => {
      setGoing(undefined);
      return reread();
    },
  });
  const isOwner = buyer.role === 'owner';
  const company = buyer.tradeName || buyer.companyLegal;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOwner = useRef(isOwner);
  // Synchronises focus with the role: the controls of an owner are gone when it was handed over.
  useEffect(() => {
    if (wasOwner.current && !isOwner) heading.current?.focus();
    wasOwner.current = isOwner;
  }, [isOwner]);

  return (
    <section css={styles.root} aria-labelledby="people">
      <div css={styles.head}>
        <Heading id="people" level={2} size={3} ref={heading} tabIndex={-1}>
          {t('people.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t(isOwner ? 'people.text.owner' : 'people.text.other')}
        </Text>
      </div>
      <Refusal error={change.error ?? go.error} />
      {data === undefined &&
        (isError ? (
          <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonRegion>
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
          </SkeletonRegion>
        ))}
      {data !== undefined && (
        <ul css={styles.list}>
          {data.items.map((person) => (
            <PersonRow
              key={person.id}
              person={change.isPending && change.variables.id === person.id ? { ...person, role: change.variables.role } : person}
              isYou={person.id === ownId}
              mayChange={isOwner}
              onRole={(role) => change.mutate({ id: person.id, role })}
              onGo={() => setGoing(person)}
            />
          ))}
        </ul>
      )}
      {isOwner && <CompanyInvitations buyer={buyer} />}
      {isOwner && data !== undefined && (
        <CompanyHandover
          company={company}
          others={data.items.filter(({ id }) => id !== ownId)}
          isLead={data.items.some(({ id, isLead }) => id === ownId && isLead)}
          onSettled={reread}
        />
      )}
      {going !== undefined && (
        <Suspense fallback={null}>
          <GoDialog
            person={going}
            isYou={going.id === ownId}
            company={company}
            isBusy={go.isPending}
            onConfirm={() => go.mutate(going)}
            onClose={() => setGoing(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  head: css({ display: 'grid', gap: space[2] }),
  list: css({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${color.line}` }),
};
