import { expect } from '@playwright/test';
import { openByLink } from '../play/position';
import { ada, bea, board, cleo, comingTo, expectLines, test } from '../play/verb';

const table = board(
  ada({ battlefield: ['Shaun, Father of Synths', 'Isamaru, Hound of Konda', '4 Island'] }),
  bea({ battlefield: ['Wall of Stone'] }),
  cleo({ battlefield: ['Grizzly Bears'] }),
);

test('Shaun’s copy comes in attacking another player than Shaun', async ({ page, person }) => {
  await openByLink(page, table);
  const shaun = 'Shaun, Father of Synths';
  const isamaru = 'Isamaru, Hound of Konda';
  // Everyone passes from the main phase, and again at the beginning of combat.
  await person.pass(6);

  await test.step('both attack Bea', async () => {
    await person.attack(shaun, 'Bea');
    await person.attack(isamaru, 'Bea');
    await person.answer(/^Attack with/);
  });

  await test.step('the trigger targets the other legendary attacker', async () => {
    await person.aimAt(isamaru);
    await person.resolve(3);
    await person.answer(/^Yes/);
  });

  await test.step('the token is tapped and attacks Cleo', async () => {
    await person.choose(person.player('Cleo'), /^Choose this one/);
    const token = person.onBattlefield(`${isamaru} token`);
    await expect(token).toHaveAccessibleName(/tapped/);
    await expect(token).toHaveAccessibleName(/attacks Cleo/);
    await expect(token).toHaveAccessibleName(/Artifact Creature — Dog Synth/);
    await expect(person.onBattlefield(shaun)).toHaveAccessibleName(/attacks Bea/);
  });

  await expectLines(
    page,
    comingTo(table, [
      { pass: true, times: 6 },
      { attack: { 'shaun-father-of-synths': 'Bea', 'isamaru-hound-of-konda': 'Bea' } },
      { answer: 'isamaru-hound-of-konda', question: 'chooseTarget' },
      { resolve: true },
      { answer: 'yes', question: 'yesNo' },
      { answer: 'Cleo', question: 'chooseDefender' },
    ]),
  );
});
