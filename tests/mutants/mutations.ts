import ts from 'typescript';

/** A change of one file that its tests should notice. */
export interface Mutation {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const { SyntaxKind: Kind } = ts;

/** Each operator's nearest wrong neighbour. */
const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
  [Kind.SlashToken, '*'],
]);

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['filter', 'slice'],
  ['toSorted', 'slice'],
  ['min', 'max'],
  ['max', 'min'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
  ['round', 'floor'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['add', 'delete'],
]);

/**
 * Every place of a file where one small change of the logic is possible: operators, negated
 * conditions, methods with a neighbour, fallbacks, statements that are left out, named numbers.
 */
export function mutationsOf(file: string, text: string): Mutation[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Mutation[] = [];
  const change = (node: ts.Node, replacement: string) =>
    found.push({ file, start: node.getStart(source), end: node.getEnd(), replacement });

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node))
      return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS.get(node.operatorToken.kind);
      if (other) change(node.operatorToken, other);
      if (node.operatorToken.kind === Kind.QuestionQuestionToken) change(node, node.left.getText());
    }
    if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText()})`);
    if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText()})`);
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const other = METHODS.get(node.name.text);
      if (other && node.parent.expression === node) change(node.name, other);
    }
    if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) change(node, ';');
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isNumericLiteral(node.initializer)
    ) {
      const value = Number(node.initializer.text.replaceAll('_', ''));
      if (/^[A-Z_]+$/.test(node.name.getText())) change(node.initializer, String(value * 2 + 1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
