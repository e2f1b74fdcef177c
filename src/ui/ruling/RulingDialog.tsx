import { useId, useMemo, useState } from 'react';
import {
  type Proposal,
  RULING_WORDS,
  type Ruling,
  rulingMarkdown,
  rulingText,
} from '../../explain/rulings';
import type { Game } from '../../rules';
import { DialogFrame } from '../dialogs/DialogFrame';
import { Icon } from '../look/Icon';
import '../look/whyruling.css';
import { SymbolText } from '../mana/SymbolText';
import { RuleChips } from '../small/RuleChips';
import { copyPicture, savePicture } from './handOut';
import { tablePicture } from './ruling.view';
import { usePicture } from './usePicture';

interface Props {
  readonly title: string;
  readonly proposal: Proposal;
  readonly game: Game;
  readonly viewer: number;
  /** "17 April 2026" */
  readonly edition: string;
  readonly step: string;
  /** Empty while it is being made, or where it could not be. */
  readonly link: string;
  readonly copy: (text: string) => Promise<boolean>;
  readonly onTold: (words: string) => void;
  readonly onClose: () => void;
}

/** A ruling: what it says can be changed before it is copied, as Markdown, as text, or as a picture of the table. */
export function RulingDialog(props: Props) {
  const { title, proposal, game, viewer, edition, step, link, copy, onTold, onClose } = props;
  const id = useId();
  const [question, setQuestion] = useState(proposal.question);
  const [assumptions, setAssumptions] = useState(proposal.assumptions.join('\n'));
  const [answer, setAnswer] = useState(proposal.answer);
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const [byHand, setByHand] = useState('');
  const ruling: Ruling = {
    question,
    assumptions: assumptions.split('\n'),
    answer,
    reasons: proposal.reasons.filter((reason) => !without.has(reason.id)),
    edition,
    step,
    link,
  };
  const foot = `${RULING_WORDS.edition(edition)}. ${step}.`;
  const table = useMemo(
    () => tablePicture(game, viewer, { title, question, answer, foot }),
    [game, viewer, title, question, answer, foot],
  );
  const picture = usePicture(table);
  const copied = async (words: string, text: string) => {
    if (await copy(text)) onTold(words);
    else setByHand(text);
  };
  const leave = (reason: number, out: boolean) => {
    const next = new Set(without);
    if (out) next.add(reason);
    else next.delete(reason);
    setWithout(next);
  };
  const blob = typeof picture === 'object' ? picture.blob : undefined;
  return (
    <DialogFrame open wide reading title="A ruling to hand on" onClose={onClose}>
      <div className="ruling">
        <div className="rulingwords">
          <label htmlFor={`${id}q`} className="cap">
            {RULING_WORDS.question}
          </label>
          <textarea
            id={`${id}q`}
            data-first
            className="input"
            rows={2}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <label htmlFor={`${id}a`} className="cap">
            {RULING_WORDS.assumptions}, one in a line
          </label>
          <textarea
            id={`${id}a`}
            className="input"
            rows={4}
            value={assumptions}
            onChange={({ target }) => setAssumptions(target.value)}
          />
          <label htmlFor={`${id}s`} className="cap">
            {RULING_WORDS.answer}
          </label>
          <textarea
            id={`${id}s`}
            className="input"
            rows={3}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <fieldset className="rulingreasons">
            <legend className="cap">{RULING_WORDS.reasons}</legend>
            <ol>
              {proposal.reasons.map(({ id: nth, text, cites }) => (
                <li key={nth}>
                  <label>
                    <input
                      type="checkbox"
                      checked={!without.has(nth)}
                      onChange={({ target }) => leave(nth, !target.checked)}
                    />
                    <span>
                      <SymbolText text={text} />
                    </span>
                  </label>
                  <RuleChips rules={cites.map((rule) => ({ rule }))} />
                </li>
              ))}
            </ol>
          </fieldset>
        </div>
        <div className="rulingpicture">
          <h3 className="cap">The table</h3>
          {typeof picture === 'object' ? (
            <img src={picture.url} alt={`The table at ${step}`} />
          ) : (
            <p className="rulequiet" role="status">
              {picture === 'lost' ? 'The picture could not be drawn.' : 'The picture is drawn …'}
            </p>
          )}
          <p className="rulequiet">
            {foot} {link === '' ? 'The link is being made.' : 'The link to it goes along.'}
          </p>
        </div>
        {byHand !== '' && (
          <div className="rulingbyhand" role="status">
            <p>The browser did not let it be copied: copy it from here.</p>
            <textarea
              className="input"
              aria-label="The ruling, to be copied by hand"
              readOnly
              rows={6}
              value={byHand}
              onFocus={({ target }) => target.select()}
            />
          </div>
        )}
      </div>
      <div className="dialogfoot rulingways">
        <button
          type="button"
          className="btn main"
          onClick={() => copied('The ruling is copied as Markdown.', rulingMarkdown(ruling))}
        >
          <Icon name="copy" />
          Copy as Markdown
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => copied('The ruling is copied as text.', rulingText(ruling))}
        >
          <Icon name="copy" />
          Copy as text
        </button>
        {blob && (
          <>
            <button
              type="button"
              className="btn"
              onClick={async () => {
                if (await copyPicture(blob)) onTold('The picture is copied.');
                else savePicture(blob, 'ruling.png');
              }}
            >
              <Icon name="copy" />
              Copy the picture
            </button>
            <button type="button" className="btn" onClick={() => savePicture(blob, 'ruling.png')}>
              <Icon name="save" />
              Save the picture
            </button>
          </>
        )}
      </div>
    </DialogFrame>
  );
}
