import type { TableActions } from '../views';

const nothing = () => {};

export const actions: TableActions = {
  onDefault: nothing,
  menuOf: () => ({
    title: 'Walking Ballista',
    byRules: [
      { id: '1', label: 'Put a +1/+1 counter on it', cost: '{4}', rules: [{ rule: '602.2' }] },
      { id: '2', label: 'Remove a counter: 1 damage to any target', rules: [{ rule: '602.2' }] },
      {
        id: '3',
        label: 'Attack',
        refused: {
          reason: 'attackers are already declared',
          rules: [{ rule: '508.1' }, { rule: '506.1' }],
        },
      },
    ],
    byHand: [
      { id: '4', label: 'Tap', key: 'T' },
      { id: '5', label: 'Counters …', key: 'C' },
      { id: '6', label: 'Move to …' },
    ],
  }),
  onAction: nothing,
  onAnswer: nothing,
  onPut: () => {},
  onCancel: nothing,
  onUndo: nothing,
  onRedo: nothing,
  onOpen: nothing,
  onSave: nothing,
  onAddCard: nothing,
  onSelect: nothing,
  onSelectedDeed: nothing,
  onLeaveSelecting: nothing,
  onPick: nothing,
  onStart: nothing,
  onAbout: nothing,
  onRule: nothing,
  steps: {
    onStep: nothing,
    onPreview: nothing,
    onDetail: nothing,
    onMove: nothing,
    onNote: nothing,
  },
  turn: { onGo: nothing, onByHand: nothing, onStop: nothing },
  casting: {
    onMode: nothing,
    onAlternative: nothing,
    onKicker: nothing,
    onX: nothing,
    onSlot: nothing,
    onTarget: nothing,
    onTargets: nothing,
    onDivide: nothing,
    onSource: nothing,
  },
};
