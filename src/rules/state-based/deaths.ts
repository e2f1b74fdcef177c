import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { Proposal } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';

/** Permanents that state-based actions put into graveyards or destroy, each once, with all reasons for it (704.7). */
export class Deaths {
  private readonly put = new Map<ObjectId, RuleNumber[]>();
  private readonly destroyed = new Map<ObjectId, RuleNumber[]>();

  constructor(private readonly state: State) {}

  /** It is put into its owner's graveyard: neither regeneration nor indestructible help. */
  putIntoGraveyard(id: ObjectId, ...cites: readonly RuleNumber[]): void {
    this.put.set(id, [...(this.put.get(id) ?? []), ...cites]);
  }

  /** It is destroyed, unless it is indestructible (702.12b). */
  destroy(id: ObjectId, cite: RuleNumber): void {
    const values = characteristicsOf(this.state, id);
    if (values === undefined || hasKeyword(values, 'indestructible')) return;
    this.destroyed.set(id, [...(this.destroyed.get(id) ?? []), cite]);
  }

  /** What is to happen, in the order of the objects. A regeneration shield replaces destruction (701.19a). */
  proposals(): readonly Proposal[] {
    const ids = [...new Set([...this.put.keys(), ...this.destroyed.keys()])].sort((a, b) => a - b);
    return ids.map((object): Proposal => {
      const put = this.put.get(object);
      const destroyed = this.destroyed.get(object) ?? [];
      if (put !== undefined) {
        return {
          happening: { kind: 'moved', object, to: 'graveyard', why: 'stateBased' },
          cites: [...put, ...destroyed],
        };
      }
      if ((this.state.objects.get(object)?.shields ?? 0) > 0) {
        return {
          happening: { kind: 'regenerated', object },
          cites: [...destroyed, cr('701.19a'), cr('614.8')],
        };
      }
      return {
        happening: { kind: 'moved', object, to: 'graveyard', why: 'destroy' },
        cites: [...destroyed, cr('701.8a')],
      };
    });
  }
}
