import { readSkillEntries } from '../../skill-notation.ts';

export const designSkills = readSkillEntries(
  'design',
  `
  # Screens
  UI/UX Design = ui ux, ux ui, ux design, ui design, user experience, user interface design, user experience design,
    ux, ui designer, product designer, user interface, human computer interaction, ui and ux, mobile app design,
    app design, ui ux development, digital product design, mockups, wireframing and prototyping,
    interactive prototypes, low fidelity prototypes, high fidelity prototypes, user interviews, card sorting,
    style guides, material design, user centered design, human centred design
    ; near Figma, Web Design
  Web Design = web designing, web designer, website design, website designing, web page design,
    responsive website design, website designer, landing page design
    ; near UI/UX Design, Web Development
  Figma = figjam ; near Sketch, Adobe XD
  Sketch = sketch app, sketchapp ; near Adobe XD ; context Sketch
  Adobe XD = adobe experience design, invision, zeplin, marvel app, invision app

  # Image
  Graphic Design = graphic designer, graphics design, branding design, graphic designing, graphics designer,
    print design, layout design, poster design, editorial design, brand design, graphical design, graphic arts,
    branding and identity, lettering
    ; near Photoshop, Illustrator
  Photoshop = adobe photoshop, photo shop, ps photoshop, photo retouching, image editing, photo manipulation
    ; near Illustrator
  Illustrator = adobe illustrator ; near CorelDRAW, InDesign ; cased Illustrator
  CorelDRAW = corel draw, coral draw, coreldraw graphics, corel
  InDesign = adobe indesign, in design adobe, pagemaker, page maker
    ; near Graphic Design
  Adobe Creative Suite = adobe creative cloud, creative suite, adobe suite, adobe cc, adobe cs6, adobe creative,
    adobe softwares, dreamweaver, adobe dreamweaver
    ; near Photoshop, Illustrator, InDesign, HTML
  Adobe Acrobat = acrobat pro, adobe acrobat pro, adobe acrobat reader, adobe pdf
  Canva = canva design, canva pro ; near Graphic Design ; cased Canva
  Illustration = digital illustration, drawing and painting, digital art, vector illustration, fine arts
    ; near Graphic Design
    ; context Illustration
  Photography = photographer, photo shoots, photojournalism, wedding photography, digital photography,
    studio lighting, light room
    ; near Photoshop

  # Motion, sound, 3D
  Video Editing = video production, video editor, film editing, film making, filmmaking, video post production,
    video shooting, editing videos, video creation, film production, avid media composer
    ; near Premiere Pro, Final Cut Pro, After Effects
  Premiere Pro = adobe premiere, adobe premiere pro, premier pro ; near Final Cut Pro, Video Editing
  Final Cut Pro = final cut, fcp x, final cut pro x
  After Effects = adobe after effects, aftereffects, adobe aftereffects ; near Motion Graphics
  Motion Graphics = motion design, motion graphic, vfx, visual effects, nuke compositing
  Animation = animator, adobe animate, toon boom, adobe flash
    ; near Motion Graphics, Maya
    ; context Animation
  Maya = autodesk maya, 3d maya ; near 3ds Max, Blender ; context Maya
  3ds Max = 3dsmax, 3d max, 3d studio max, autodesk 3ds max, 3d rendering, rendering 3d ; near Blender
  Blender = blender 3d ; near 3D Modeling ; context Blender
  Audio Production = audio editing, logic pro, music production, sound engineering, adobe audition, fl studio,
    audio engineering, audio mixing, audacity, sound editing, podcast production, mixing and mastering
  Performing Arts = acting, choreography, choreographer, dancer, music teacher, musician, stage management, theatre arts,
    dance instructor, vocalist, voice acting, theater production, dance performance
    ; context Acting
  Broadcasting = radio broadcasting, television production, tv production, broadcast production, radio production,
    news anchor, screenwriting, scriptwriting, script writing, scripting films
    ; near Video Editing, Journalism

  # Things to wear
  Fashion Design = apparel design, fashion designer, fashion designing, fashion illustration, apparel merchandising,
    fashion styling, surface ornamentation
    ; near Pattern Making
  Pattern Making = pattern drafting, fashion cad, garment tailoring
`,
);
