import { editorServer } from '/work/wt/editor/src/editing/server.ts';
const s = await editorServer(process.argv[2], {address:'http://localhost:4399',state:()=>({is:'starting'}),stop(){}});
await s.listen({host:'localhost', port: 4398});
console.log('up');
