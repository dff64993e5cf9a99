import type { AdsManagement } from '../../../catalog/schemas/packages/ads-management.ts';
import { fullStop } from '../../../catalog/words/full-stop.ts';
import { type HisaabAssumptions, hisaab } from '../../../catalog/words/hisaab.ts';
import { formatPrice } from '../../../catalog/words/rupees.ts';
import { Band } from '../../ui/Band.tsx';
import './hisaab.css';

interface Props {
  words: AdsManagement['hisaab'];
  /** Rupees a month. */
  fee: number;
}

/** A worked ledger of an ad budget; src/site/client/scripts/pages/hisaab.ts lets visitors move the budget. */
export function Hisaab({ words, fee }: Props) {
  const { budget, wasted, click, rate, stopped, today, ours } = words;
  const assumed: HisaabAssumptions = {
    click: click.rupees,
    calls: rate.ofHundred,
    wasted: wasted.map(({ percent }) => percent),
    stopped: stopped.percent,
    fee,
  };
  const sum = hisaab(budget.start, assumed);
  return (
    <Band name="hisaab" look="ground-shade" heading={words.heading} lead={words.lead} gap="stack-5">
      <div className="hisaab__sheet ground-paper framed" data-hisaab={JSON.stringify(assumed)}>
        <div className="hisaab__slider strong" hidden>
          <label htmlFor="hisaab-budget">{budget.label}</label>
          <output className="tabular" htmlFor="hisaab-budget" data-figure="budget" aria-live="off">
            {formatPrice(budget.start)}
          </output>
          <input
            id="hisaab-budget"
            type="range"
            min={budget.least}
            max={budget.most}
            step={budget.step}
            defaultValue={budget.start}
            data-words={`${words.calls}|${ours.each}`}
          />
        </div>
        <table className="hisaab__ledger tight tabular">
          <tbody>
            <tr>
              <th scope="row">{words.paid}</th>
              <td data-figure="budget">{formatPrice(budget.start)}</td>
            </tr>
            {wasted.map(({ label }, index) => (
              <tr key={label} className="hisaab__loss">
                <th scope="row">
                  <s>{label}</s>
                </th>
                <td data-figure="loss">−{formatPrice(sum.losses[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.left}</th>
              <td data-figure="left">{formatPrice(sum.left)}</td>
            </tr>
          </tfoot>
        </table>
        <ul className="hisaab__sides tight tabular">
          {[
            { ...today, ...sum.today, eachWord: today.each },
            { ...ours, ...sum.ours, eachWord: ours.each },
          ].map((side) => (
            <li key={side.title}>
              <h3>{side.title}</h3>
              <p>
                <strong data-figure="calls">{side.calls}</strong> {words.calls}
              </p>
              <p>
                <b data-figure="each">{formatPrice(side.each)}</b> {side.eachWord}
              </p>
            </li>
          ))}
        </ul>
        <p
          className="hisaab__verdict strong tight"
          data-figure="verdict"
          data-words={`${words.pays}|${words.paysNot}`}
        >
          {sum.pays ? words.pays : words.paysNot}
        </p>
      </div>
      <p className="note">
        {words.note} {formatPrice(click.rupees)} {click.label}, {rate.ofHundred} {rate.label},{' '}
        {stopped.percent}% {stopped.label}
        {fullStop()}
      </p>
    </Band>
  );
}
