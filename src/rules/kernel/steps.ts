/** The small steps that change nothing by themselves. */
export type StepKind =
  | 'proposed' // 601.2a, 602.2a
  | 'modesChosen' // 601.2b
  | 'kickerChosen' // 601.2b
  | 'alternativeChosen' // 601.2b
  | 'xChosen' // 601.2b
  | 'targetsChosen' // 601.2c
  | 'divided' // 601.2d
  | 'legalityChecked' // 601.2e
  | 'costDetermined' // 601.2f
  | 'manaWindow' // 601.2g
  | 'costPaid' // 601.2h
  | 'becameCast' // 601.2i
  | 'becameActivated' // 602.2b
  | 'triggerWaiting' // 603.2
  | 'notTriggered' // 603.4: its event happened, its if-clause did not hold
  | 'triggerPut' // 603.3
  | 'triggerNotPut' // 603.3c, 603.4
  | 'resolving' // 608.2
  | 'clauseChecked' // 608.2a: the intervening if-clause still holds
  | 'targetsChecked' // 608.2b
  | 'instruction' // 608.2c
  | 'skipped' // 608.2c: a condition did not hold
  | 'declined' // 608.2d: what a text only allows was not done
  | 'stateBased' // 704.3
  | 'manaAbility' // 605.3b
  | 'triggeredManaAbility' // 605.4a
  | 'noMana' // 106.5
  | 'copied' // 707.10
  | 'impossible' // 608.2c, 101.3: an instruction that could not be followed
  | 'byHand' // a text that could not be read was passed: what it says is done by hand
  | 'turnBased'; // 703
