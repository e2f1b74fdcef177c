import type { Id } from '../views';

const drawn = new Map<Id, readonly Id[]>();

/** Says that one card stands for several on the page. @returns takes it back */
export function drawPile(id: Id, members: readonly Id[]): () => void {
  drawn.set(id, members);
  return () => {
    if (drawn.get(id) === members) drawn.delete(id);
  };
}

/** All that a card on the page stands for: a pile for its members, any other for itself. */
export const membersAt = (id: Id): readonly Id[] => drawn.get(id) ?? [id];
