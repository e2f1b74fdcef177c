import { describe, expect, it } from 'vitest';
import { A, B, Board } from '../../rulings/played';

describe('Tokens', () => {
  it('Doubling Season makes twice as many (614.1a)', () => {
    const board = Board.of([{ hand: ['Raise the Alarm'], battlefield: ['Doubling Season'] }, {}]);
    board.cast(board.find('Raise the Alarm')).resolve();
    expect(board.state.battlefield.size).toBe(5);
  });

  it('A token put onto the battlefield attacking attacks without having attacked (508.4)', () => {
    const board = Board.of(
      [
        {
          battlefield: ['Shaun, Father of Synths', 'Isamaru, Hound of Konda'],
        },
        { battlefield: ['Jace Beleren'] },
      ],
      { step: 'beginCombat' },
    );
    board.pass().pass();
    const isamaru = board.find('Isamaru, Hound of Konda');
    board.answer({ kind: 'attackers', attackers: [{ object: isamaru, whom: { player: B } }] });
    board.targets(isamaru).resolve().yes();
    expect(board.asked).toMatchObject({ kind: 'chooseDefender', player: A });
    board.choose(board.find('Jace Beleren'));
    const token = board.find('Isamaru, Hound of Konda');
    expect(board.object(token)).toMatchObject({ kind: 'token', tapped: true });
    expect(board.state.combat?.attackers).toHaveLength(2);
    expect(board.values(token)).toMatchObject({
      supertypes: [],
      types: ['Creature', 'Artifact'],
    });
    expect(board.asked.kind).toBe('priority');
    expect(board.state.stack).toHaveLength(0);
  });
});
