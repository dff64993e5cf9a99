/** What those sell who break into sites, or buy places in them. */
export const SPAM =
  /\b(?:online casinos?|casinos?(?: online| bonus| slots?| games?)?|slot (?:gacor|online|deposit|demo)|slots? machines?|judi (?:online|bola|slot)|togel|sbobet|situs (?:judi|slot|togel)|baccarat|roulette|poker(?: online)?|1xbet|bet365|mostbet|melbet|parimatch|10cric|4rabet|lotus ?365|rajabets?|reddy ?anna|aviator (?:game|bet)s?|(?:sports? )?betting|satta(?: matka| king)?|matka (?:result|guessing|chart)s?|kalyan (?:matka|chart|panel)|dp ?boss|teen ?patti (?:master|real cash|apk)|viagra|cialis|levitra|kamagra|sildenafil|tadalafil|xanax|tramadol|phentermine|canadian pharmacy|online pharmacy|payday loans?|nulled|replica (?:watches|(?:hand)?bags|shoes|sneakers|rolex)|porno?|xxx|escort services?|call girls?|essay writing service|(?:bahis|casino) siteleri|deneme bonusu)\b|博彩|投注|赌场|六合彩|カジノ|카지노|바카라|สล็อต|บาคาร่า|казино/i;

/** What is sold in comments, beside these; a page may be about one of them. */
export const TOUTED =
  /\b(?:backlinks|essays?|followers|likes|loans?|meds|pills|reviews|traffic)\b/i;
export const TOUTS = new RegExp(
  `\\b(?:buy|cheap|get|instant|order|payday|quick) (?:\\w+ )?${TOUTED.source}`,
  'i',
);
